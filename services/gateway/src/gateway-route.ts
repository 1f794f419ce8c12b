export type Upstream = 'identity' | 'documents' | 'payments' | 'reports' | 'notifications'

export interface GatewayRoute {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  service: Upstream
  /** 'open': cookies are neither read nor passed on. 'visitor': signed in or not. */
  access: 'open' | 'visitor' | 'user' | 'admin'
  /** Requests a minute from one network. */
  perMinute: number
  /** Bytes of the body. */
  maxBytes?: number
  /** A query parameter that must be the caller's own e-mail. */
  ownEmail?: string
  /** The answer may open or end a session; 'ends' also passes the refresh token on. */
  session?: 'changes' | 'ends'
  /** A header that this route's service needs beside the usual ones. */
  passesHeader?: string
  /** The answer goes on until one side ends it. */
  endless?: true
}
