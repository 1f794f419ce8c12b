import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { root } from '../root.ts'

/** A line for each thing that failed, which `.ci/run` repeats at its end. */
export default class FailuresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const module of modules) sayFailed(module)
    for (const error of unhandled) say(`an error outside of the tests > ${firstLine(error)}`)
  }
}

function sayFailed(module: TestModule): void {
  const file = relative(root, module.moduleId)
  for (const error of module.errors()) say(`${file} > ${firstLine(error)}`)
  for (const suite of module.children.allSuites()) {
    for (const error of suite.errors()) say(`${file} > ${suite.fullName} > ${firstLine(error)}`)
  }
  for (const test of module.children.allTests('failed')) say(`${file} > ${test.fullName}`)
}

/** What is thrown need not be an error. */
const firstLine = ({ message }: { message?: unknown }) => String(message ?? 'something was thrown').split('\n', 1)[0]

function say(what: string): void {
  console.log(`FAILED: ${what}`)
}
