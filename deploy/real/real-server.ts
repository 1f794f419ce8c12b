import { Fault } from '../local/fault.ts'

/** A server that people run in production, started here without Docker: from the package registries, on 127.0.0.1. */
export interface RealServer {
  name: string
  version: string
  /** What is not there without it, in a sentence. Absent: our services cannot run without it. */
  withoutIt?: string
  /** It is built here, which takes minutes: a run in a hurry may do without it as long as the cache has none. */
  isCompiled?: true
  /** Downloads or builds into the cache folder; returns at once when it is there. Throws Unavailable. */
  obtain(cache: string): Promise<void>
  command(at: ServerPlace): ServerCommand
  /** Before each start: format, configuration files. Idempotent. */
  prepare?(at: ServerPlace): Promise<void>
  isReady(at: ServerPlace): Promise<boolean>
  /** After it is ready, at each start: topics, buckets, realm. Idempotent. */
  provision?(at: ServerPlace): Promise<void>
  /** The variables with which our services reach it. */
  variables(at: ServerPlace): Record<string, string>
}

export interface ServerPlace {
  /** ~/.cache/plainpolicy/<name>/<version> */
  cache: string
  /** A folder of its own; what the server says goes to `<data>.log`. */
  data: string
  /** The next port is free for it, too. */
  port: number
  host: '127.0.0.1'
  /** Our services, for a server that asks them; absent where none run. */
  services?: { name: string; port: number }[]
}

export interface ServerCommand {
  program: string
  args: string[]
  env?: Record<string, string>
}

/** The server cannot be had on this machine; the message says why, in a sentence. */
export class Unavailable extends Fault {
  override name = 'Unavailable'
}
