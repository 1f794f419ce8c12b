import { createHmac, hkdfSync } from 'node:crypto'

/** What is kept instead of a network's address: enough to count by, worth nothing without the secret. */
export function createNetworkHash(secret: string): (network: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, 'plainpolicy notifications', 'networks', 32))
  return (network) => createHmac('sha256', key).update(network).digest('base64url')
}
