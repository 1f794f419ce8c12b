/** A person, by the access token that the gateway hands on. */
export interface User {
  userId: string
  email: string
  name: string
  roles: string[]
}

/** Who makes a request: a person, another service of ours, or nobody known. */
export type Caller = ({ kind: 'user' } & User) | { kind: 'service'; service: string }
