import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { isApiProblem } from '../api/api-problem.ts'
import { baseApi } from '../api/base-api.ts'
import { useSignOutMutation } from '../api/page-endpoints.ts'
import { paths } from '../app/paths.ts'
import { navigate } from '../navigation/address.ts'
import { toast } from '../ui/toast.ts'
import { forgetForms } from './forget-forms.ts'
import { forgetIds } from './remembered-ids.ts'

/** Ends the session and forgets everything that this browser knew about the person. */
export function useSignOut() {
  const [call] = useSignOutMutation()
  const [isBusy, setBusy] = useState(false)
  const dispatch = useDispatch()

  const signOut = async () => {
    setBusy(true)
    const { data, error } = await call()
    setBusy(false)
    if (!data?.success) {
      const serverMessage = isApiProblem(error) ? error.serverMessage : data?.error
      toast.error('Error', { description: serverMessage ?? 'Sign out failed' })
      return
    }
    forgetIds()
    forgetForms()
    // A page behind sign-in that is still shown when the session is gone would lead to sign-in.
    await navigate(paths.home)
    dispatch(baseApi.util.resetApiState())
  }
  return { signOut, isBusy }
}
