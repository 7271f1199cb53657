"""Builds storyboards of invented content in the exact formatting of Interface Builder."""
