import { useDispatch } from 'react-redux'
import { isApiProblem } from '../../api/api-problem.ts'
import {
  useConfirmSignUpMutation,
  useCreateSessionMutation,
  useForgotPasswordMutation,
  useResendCodeMutation,
  useResetPasswordMutation,
  useSignInMutation,
  useSignUpMutation,
} from '../../api/gen/endpoints.ts'
import { pageApi } from '../../api/page-endpoints.ts'
import type { AppDispatch } from '../../app/store.ts'

interface Failed {
  success: false
  error?: string
}

/** A refusal becomes an outcome with words; no answer at all is thrown, for the form to say what it says then. */
async function outcomeOf<A extends { success: boolean }>(
  answer: Promise<{ data?: A; error?: unknown }>,
  fallback: string,
): Promise<A | Failed> {
  const { data, error } = await answer
  if (data) return data
  if (!isApiProblem(error) || error.status === null) throw new Error('No answer')
  return { success: false, error: error.serverMessage ?? fallback }
}

/** What a person can do with their account: the gateway's calls behind one kind of outcome. */
export function useAccount() {
  const [signUp] = useSignUpMutation()
  const [confirmSignUp] = useConfirmSignUpMutation()
  const [resendCode] = useResendCodeMutation()
  const [signIn] = useSignInMutation()
  const [createSession] = useCreateSessionMutation()
  const [forgotPassword] = useForgotPasswordMutation()
  const [resetPassword] = useResetPasswordMutation()
  const dispatch = useDispatch<AppDispatch>()

  return {
    signUp: (body: { name: string; email: string; password: string }) => outcomeOf(signUp({ body }), 'Sign up failed'),
    confirmSignUp: (body: { email: string; code: string; password?: string }) =>
      outcomeOf(confirmSignUp({ body }), 'Confirmation failed'),
    resendCode: (email: string) => outcomeOf(resendCode({ body: { email } }), 'Failed to resend code'),
    signIn: (body: { email: string; password: string; code?: string }) => outcomeOf(signIn({ body }), 'Sign in failed'),
    createSession: (accessToken: string) => outcomeOf(createSession({ body: { accessToken } }), 'Sign in failed'),
    forgotPassword: (email: string) => outcomeOf(forgotPassword({ body: { email } }), 'Failed to send reset code'),
    resetPassword: (body: { email: string; code: string; newPassword: string }) =>
      outcomeOf(resetPassword({ body }), 'Failed to reset password'),
    /** Asks again who is signed in; the page then leads on by itself. */
    checkSession: () =>
      dispatch(pageApi.endpoints.currentUser.initiate(undefined, { forceRefetch: true, subscribe: false })),
  }
}
