import type { JSONWebKeySet } from 'jose'
import type { Tx } from '../../store/identity-database.ts'

export interface Account {
  userId: string
  email: string
  name: string
}

/** The tokens of one signed-in browser. The gateway keeps them in cookies; no page ever sees them. */
export interface SessionTokens {
  accessToken: string
  refreshToken: string
  accessExpiresAt: Date
  refreshExpiresAt: Date
}

export interface Credentials {
  /** Normalised. */
  email: string
  password: string
  /** Of the person's authenticator, where the provider asked for one. */
  code?: string | undefined
}

/** A new password as the provider stores it (a hash) or hands it on; never kept elsewhere. */
export type PreparedPassword = string & { readonly prepared: unique symbol }

export type Registration =
  /** A new account that waits for its confirmation; its user id is new, also when it replaced one that waited. */
  | { outcome: 'pending'; account: Account }
  /** There is a confirmed account, and nothing about it was changed. */
  | { outcome: 'known'; account: Account }

export interface NewPerson {
  email: string
  name: string
  password: PreparedPassword
}

/** Where the provider signs people in by itself, as its script in the browser names it. */
export interface SignInPage {
  url: string
  realm: string
  clientId: string
}

/** What waits for somebody on the provider's own page. */
export type PageStep = 'authenticator-code' | 'authenticator-setup' | 'new-password' | 'other'

export type SignIn =
  | { outcome: 'refused' }
  | { outcome: 'confirm-sign-up' | 'reset-password'; account: Account }
  /** The password is right; now password and code are asked for together. */
  | { outcome: 'authenticator-code'; account: Account }
  /** A step that our form cannot answer: it is taken on the provider's own page. */
  | { outcome: 'provider-page'; account: Account; step: PageStep; page: SignInPage }
  | { outcome: 'signed-in'; account: Account; session: SessionTokens }

/**
 * Keeps people, their passwords and their sessions. Codes, mails and limits are not its business.
 * Where a method takes a transaction, a provider with its own storage makes its change at once and bears a repeat.
 * Every method rejects when the provider does not answer.
 */
export interface IdentityProvider {
  /** The slow part of setting a password, to be done before a transaction begins. */
  prepare(password: string): Promise<PreparedPassword>
  /** Takes as long for a known address as for a new one. */
  register(tx: Tx, person: NewPerson): Promise<Registration>
  /** Says what comes next only after the right password; takes as long for an unknown address as for a wrong password. */
  signIn(credentials: Credentials): Promise<SignIn>
  /** Signs in who comes back from the provider's own page, by the token that it gave them there: a fresh one, once. Null for any other. */
  takeOver(pageToken: string): Promise<SessionTokens | null>
  /** The confirmed account of the address, or null. */
  find(email: string): Promise<Account | null>
  /** The account of the address that waits for its confirmation, or null. */
  findPending(email: string): Promise<Account | null>
  /** Null when that registration is gone: replaced, or removed as too old. */
  confirm(tx: Tx, userId: string): Promise<Account | null>
  /** Ends all sessions of the person; false when there is no such person any more. */
  setPassword(tx: Tx, userId: string, password: PreparedPassword): Promise<boolean>
  /** Signs somebody in who has just proven to be this person in another way than by the password. */
  openSession(userId: string): Promise<SessionTokens>
  /** New tokens for the newest refresh token; the same answer for its repeat within 30 s; null for anything else, which ends the session when the token was one of ours. */
  refresh(refreshToken: string): Promise<SessionTokens | null>
  /** Whether the session of this (already verified) access token still stands. */
  isLive(accessToken: string): Promise<boolean>
  /** Ends the session; silently when there is none. */
  endSession(refreshToken: string): Promise<void>
  /** The public keys with which access tokens are verified. */
  publicKeys(): Promise<JSONWebKeySet>
  /** What the clock asks for: removes what has expired, registrations older than a day too, and renews keys. */
  tidy(): Promise<void>
}
