import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import type { SessionTokens } from '../ports/identity-provider/identity-provider.ts'

/** Bounds of what is read at all; the rules for people have their own words. */
export const emailField = z
  .string()
  .max(320)
  // PostgreSQL keeps no NUL; unchecked, it would look like a fault of ours.
  .refine((email) => !email.includes('\0'))
export const passwordField = z.string().max(1_000)
export const codeField = z.string().max(32)
/** The longest that a cookie holds; Keycloak's have some 700 characters, ours 120. */
export const refreshTokenField = z.string().max(4_096)

export const sessionSchema = z
  .object({
    accessToken: z.string(),
    refreshToken: z.string(),
    accessExpiresAt: z.iso.datetime(),
    refreshExpiresAt: z.iso.datetime(),
  })
  .meta({ id: 'SessionTokens', description: 'Only between identity and the gateway, which turns it into cookies.' })

/** Every answer to a form: expected refusals are told in words, with status 200. */
export const answerSchema = z.object({ success: z.boolean(), error: z.string().optional() })

const signInSteps = [
  'CONFIRM_SIGN_UP',
  'RESET_PASSWORD',
  'CONFIRM_SIGN_IN_WITH_TOTP_CODE',
  'CONTINUE_SIGN_IN_WITH_TOTP_SETUP',
  'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
  'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
  'DONE',
] as const

const signInPageSchema = z
  .object({ url: z.string(), realm: z.string(), clientId: z.string() })
  .meta({ id: 'SignInPage', description: "The identity provider's own page, where this step is taken." })

const nextStepSchema = z.object({ signInStep: z.enum(signInSteps), signInPage: signInPageSchema.optional() })
export type NextStep = z.infer<typeof nextStepSchema>

export const nextStepFields = { needsConfirmation: z.boolean().optional(), nextStep: nextStepSchema.optional() }

/** There when the answer opens a session, null when it ends one, absent when nothing changes. */
export const sessionField = { session: sessionSchema.nullable().optional() }

export const faultAnswers = { 400: problemSchema, 429: problemSchema }

export const refuse = (error: string) => ({ success: false, error })

export function sessionAnswer(session: SessionTokens): z.infer<typeof sessionSchema> {
  const { accessToken, refreshToken, accessExpiresAt, refreshExpiresAt } = session
  return {
    accessToken,
    refreshToken,
    accessExpiresAt: accessExpiresAt.toISOString(),
    refreshExpiresAt: refreshExpiresAt.toISOString(),
  }
}
