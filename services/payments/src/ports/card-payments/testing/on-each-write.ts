import { DatabaseSync, StatementSync } from 'node:sqlite'

/** Calls before each write, begin and commit of every SQLite database of this process. */
export function onEachWrite(work: () => void): { stop(): void } {
  const { run } = StatementSync.prototype
  const { exec } = DatabaseSync.prototype
  StatementSync.prototype.run = function (this: StatementSync, ...values: unknown[]) {
    work()
    return Reflect.apply(run, this, values)
  }
  DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string) {
    work()
    exec.call(this, sql)
  }
  return {
    stop() {
      StatementSync.prototype.run = run
      DatabaseSync.prototype.exec = exec
    },
  }
}
