import { type EventEnvelope, outgoing } from '@plainpolicy/platform/events/event'
import { UserRegisteredSchema } from '@plainpolicy/proto/identity'

interface Person {
  userId: string
  email: string
  name: string
}

export function userRegistered({ userId, email, name }: Person): EventEnvelope {
  return outgoing(UserRegisteredSchema, { userId, email, name }, { key: userId })
}
