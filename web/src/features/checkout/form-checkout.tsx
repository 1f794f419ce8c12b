import { useState } from 'react'
import { paths } from '../../app/paths.ts'
import { navigate } from '../../navigation/address.ts'
import { Redirect } from '../../navigation/redirect.tsx'
import { forgetForms } from '../../session/forget-forms.ts'
import { storedForm, storeForm, type WizardForm } from '../../session/wizard-form.ts'
import { toast } from '../../ui/toast.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { purchaseOf } from './purchase.ts'
import { usePaymentIntent } from './use-payment-intent.ts'

/** From the wizard: the policy is uploaded after paying. Without its form there is nothing to pay for. */
export function FormCheckout() {
  const [form] = useState(() => storedForm('checkoutFormData'))
  return form ? <Paying form={form} /> : <Redirect to={paths.home} />
}

function Paying({ form }: { form: WizardForm }) {
  const setup = usePaymentIntent({ form })
  const finish = (paymentIntentId: string) => {
    storeForm('paidFormData', form)
    forgetForms('formData', 'checkoutFormData')
    toast.success('Payment Successful', { description: 'Redirecting to file upload...' })
    return navigate(paths.paidUpload(paymentIntentId))
  }
  // Paid in another tab, or before: nothing is sold twice.
  if (setup.status === 'failed' && setup.code === 'already-paid') return <Redirect to={paths.upload} />
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
