import { createServer } from 'node:net'

/** A port of 127.0.0.1 that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  return listenOnce(0)
}

/** Whether somebody listens there already. */
export async function isTaken(port: number): Promise<boolean> {
  return listenOnce(port).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'EADDRINUSE',
  )
}

interface Choosing {
  tries?: number
  choose?: () => number
}

// Linux gives 32768 and more to outgoing connections; services of the machine listen below 10000.
const anywhere = () => 10_000 + Math.floor(Math.random() * 22_000)

/**
 * The first of a row of ports that nobody listens on, and that the machine gives to no outgoing connection: any program
 * could otherwise be given one of them while its server is being started again.
 */
export async function freeRow(length: number, { tries = 200, choose = anywhere }: Choosing = {}): Promise<number> {
  for (let time = 0; time < tries; time++) {
    const first = choose()
    const taken = await Promise.all(Array.from({ length }, (_, index) => isTaken(first + index)))
    if (!taken.includes(true)) return first
  }
  throw new Error(`There are no ${length} free ports in a row.`)
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}
