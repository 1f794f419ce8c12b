/** What the page shows. A password is carried from form to form in memory only: a code may need it (see confirm). */
export type AuthView =
  | { name: 'login' }
  | { name: 'signup' }
  | { name: 'confirm'; email: string; password: string }
  | { name: 'forgot-password'; email?: string }
  | { name: 'reset-password'; email: string; notice: string | null }

export type ShowView = (view: AuthView) => void

/** The view that an address asks for; those that need an e-mail cannot be asked for. */
export function viewFromQuery(view: string | null): AuthView {
  if (view === 'signup' || view === 'forgot-password') return { name: view }
  return { name: 'login' }
}
