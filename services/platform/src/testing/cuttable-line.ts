import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A way to a server that can be cut, as if the server had been killed, and mended again. */
export async function cuttableLine(to: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  let server = await lineOn(0)
  const { port } = server.address() as AddressInfo

  async function lineOn(at: number): Promise<Server> {
    const listening = createServer((near) => {
      const far = connect(to)
      for (const socket of [near, far]) {
        sockets.add(socket)
        socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
      }
      near.pipe(far).pipe(near)
    })
    listening.listen(at, '127.0.0.1')
    await once(listening, 'listening')
    return listening
  }

  return {
    port,
    address: `127.0.0.1:${port}`,
    cut() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
    async mend() {
      server = await lineOn(port)
    },
  }
}
