// The peer: kiwi over a system of solver_systems.py, timed as SolverBenchmark.swift times Ninefold's.
//
//   kiwi_peer SECONDS SYSTEM
//
// Prints each line as soon as it is known, because some systems take long: the microseconds of solving
// the whole system, the values of all variables, then the microseconds of each changed constant. Kiwi's
// headers come from its source package and are not part of this repository.

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include <kiwi/kiwi.h>

namespace {

struct Row {
  double priority;
  kiwi::RelationalOperator relation;
  double constant;
  std::vector<std::pair<int, double>> terms;
};

struct Change {
  std::string name;
  int row;
  double values[2];
};

struct System {
  std::vector<Row> rows;
  std::vector<Change> changes;
  int variableCount = 0;
};

System read(const char *path) {
  System system;
  std::ifstream file(path);
  std::string line;
  while (std::getline(file, line)) {
    std::istringstream words(line);
    std::string first;
    words >> first;
    if (first == "change") {
      Change change;
      // A name may consist of two words.
      std::vector<std::string> rest{std::istream_iterator<std::string>(words), {}};
      change.values[1] = std::stod(rest.back()), rest.pop_back();
      change.values[0] = std::stod(rest.back()), rest.pop_back();
      change.row = std::stoi(rest.back()), rest.pop_back();
      for (auto &word : rest) change.name += (change.name.empty() ? "" : " ") + word;
      system.changes.push_back(change);
      continue;
    }
    Row row;
    std::string relation;
    row.priority = std::stod(first);
    words >> relation >> row.constant;
    row.relation = relation == "=" ? kiwi::OP_EQ : relation == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
    int variable;
    double coefficient;
    while (words >> variable >> coefficient) {
      row.terms.emplace_back(variable, coefficient);
      system.variableCount = std::max(system.variableCount, variable + 1);
    }
    system.rows.push_back(row);
  }
  return system;
}

struct Constraints {
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
};

// The row with the number `edited` gets a term for the change of its constant.
Constraints make(const System &system, int edited, const kiwi::Variable &change) {
  Constraints made;
  made.variables.resize(system.variableCount);
  for (size_t index = 0; index < system.rows.size(); ++index) {
    const Row &row = system.rows[index];
    std::vector<kiwi::Term> terms;
    for (auto [variable, coefficient] : row.terms)
      terms.emplace_back(made.variables[variable], coefficient);
    double constant = row.constant;
    if (static_cast<int>(index) == edited) {
      terms.emplace_back(change, 1.0);
      constant = 0;
    }
    double strength = row.priority >= 1000 ? kiwi::strength::required : row.priority;
    made.constraints.emplace_back(kiwi::Expression(terms, constant), row.relation, strength);
  }
  return made;
}

// The CPU time of the process, which excludes other work on the machine.
double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

double median(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  return times[times.size() / 2] * 1e6;
}

// Runs are timed in batches if one run is short compared with reading the clock.
template <typename Body> double timed(double seconds, Body body) {
  std::vector<double> times;
  size_t batch = 1, turn = 0;
  double end = now() + seconds;
  do {
    double start = now();
    for (size_t run = 0; run < batch; ++run) body(turn++);
    double taken = now() - start;
    times.push_back(taken / batch);
    if (taken < 1e-3) batch *= 2, times.clear();
  } while (now() < end || times.empty());
  return median(times);
}

} // namespace

int main(int count, char **arguments) {
  if (count != 3) return 64;
  double seconds = std::stod(arguments[1]);
  System system = read(arguments[2]);
  kiwi::Variable change("change");
  Constraints plain = make(system, -1, change);
  double solve = timed(seconds, [&](size_t) {
    kiwi::Solver solver;
    for (auto &constraint : plain.constraints) solver.addConstraint(constraint);
    solver.updateVariables();
  });
  std::printf("solve\t%.3f\nvalues", solve);
  for (auto &variable : plain.variables) std::printf("\t%.9g", variable.value());
  std::printf("\n");
  std::fflush(stdout);
  for (auto &edit : system.changes) {
    Constraints made = make(system, edit.row, change);
    kiwi::Solver solver;
    for (auto &constraint : made.constraints) solver.addConstraint(constraint);
    solver.addEditVariable(change, kiwi::strength::strong);
    double taken = timed(seconds, [&](size_t turn) {
      solver.suggestValue(change, edit.values[(turn + 1) % 2]);
      solver.updateVariables();
    });
    std::printf("change %s\t%.3f\n", edit.name.c_str(), taken);
    std::fflush(stdout);
  }
}
