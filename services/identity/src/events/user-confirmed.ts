import { type EventEnvelope, outgoing } from '@plainpolicy/platform/events/event'
import { UserConfirmedSchema } from '@plainpolicy/proto/identity'

interface Person {
  userId: string
  email: string
  name: string
}

export function userConfirmed({ userId, email, name }: Person): EventEnvelope {
  return outgoing(UserConfirmedSchema, { userId, email, name }, { key: userId })
}
