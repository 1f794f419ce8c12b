import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { forgetForms, storedForm, storeForm, type WizardForm } from '../../session/wizard-form.ts'
import { toast } from '../../ui/toast.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { purchaseOf } from './purchase.ts'
import { usePaymentIntent } from './use-payment-intent.ts'

/** From the wizard: the policy is uploaded after paying. Without its form there is nothing to pay for. */
export function FormCheckout() {
  const [form] = useState(() => storedForm('checkoutFormData'))
  return form ? <Paying form={form} /> : <Navigate to={paths.home} replace />
}

function Paying({ form }: { form: WizardForm }) {
  const setup = usePaymentIntent({ form })
  const navigate = useNavigate()
  const finish = (paymentIntentId: string) => {
    storeForm('paidFormData', form)
    forgetForms('formData', 'checkoutFormData')
    toast.success('Payment Successful', { description: 'Redirecting to file upload...' })
    return navigate(paths.paidUpload(paymentIntentId))
  }
  // Paid in another tab, or before: nothing is sold twice.
  if (setup.status === 'failed' && setup.code === 'already-paid') return <Navigate to={paths.upload} replace />
  return (
    <CheckoutFrame
      purchase={purchaseOf(form)}
      setup={setup}
      returnUrl={`${location.origin}${paths.upload}`}
      back={{ to: paths.home, label: 'Back to Form' }}
      onPaid={finish}
    />
  )
}
