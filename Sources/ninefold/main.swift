import NinefoldCLI

NinefoldCommand.run()
