import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a server that can be cut: to the server, it is as if the process at this end had been killed. */
export async function cuttableLine(to: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(to)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    }
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
