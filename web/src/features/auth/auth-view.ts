import { isReturn, type PageStep, type SignInPage } from './sign-in-page.ts'

/** What the page shows. A password is carried from form to form in memory only: a code may need it (see confirm). */
export type AuthView =
  | { name: 'login'; notice?: string }
  | { name: 'signup' }
  | { name: 'confirm'; email: string; password: string }
  | { name: 'forgot-password'; email?: string }
  | { name: 'reset-password'; email: string; notice: string | null }
  | { name: 'authenticator-code'; email: string; password: string }
  | { name: 'sign-in-page'; email: string; step: PageStep; page: SignInPage }
  | { name: 'returned' }

export type ShowView = (view: AuthView) => void

/** The view that an address asks for; those that need an e-mail cannot be asked for. */
export function viewFromAddress(query: string, hash: string): AuthView {
  if (isReturn(hash)) return { name: 'returned' }
  const view = new URLSearchParams(query).get('view')
  if (view === 'signup' || view === 'forgot-password') return { name: view }
  return { name: 'login' }
}
