import { createLogger, type Logger } from '../telemetry/logger.ts'

/** A logger for tests that look at what was logged. */
export function keptLines(level = 'info'): { logger: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  return { logger: createLogger({ service: 'test', level, to: { write } }), lines }
}
