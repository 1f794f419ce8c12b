import type { ExternalToast } from 'sonner'

export interface Toast {
  tone: 'success' | 'error'
  title: string
  options: ToastOptions
}

type ToastOptions = Pick<ExternalToast, 'id' | 'action'> & { description?: string | undefined }

const asked: Toast[] = []
const listeners = new Set<() => void>()

function ask(toast: Toast): void {
  asked.push(toast)
  for (const listener of listeners) listener()
}

/** Says something in passing. It waits until the Toaster, which comes with the first one, is there to show it. */
export const toast = {
  success: (title: string, options: ToastOptions = {}) => ask({ tone: 'success', title, options }),
  error: (title: string, options: ToastOptions = {}) => ask({ tone: 'error', title, options }),
}

/** What is to be shown now, each one once. */
export const takeToasts = (): Toast[] => asked.splice(0)

/** Calls at each toast that is asked for, and at once when some wait. Answers how to stop. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  if (asked.length > 0) listener()
  return () => listeners.delete(listener)
}
