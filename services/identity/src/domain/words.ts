/** One sentence for an unknown address, a wrong password and a paused account: it tells nobody which of them it was. */
export const wrongCredentials =
  'Incorrect email or password. After 5 wrong tries signing in pauses for 15 minutes; resetting your password helps at once.'

/** One sentence for a wrong, used, expired, replaced or never sent code. */
export const wrongCode =
  'This code is not right or no longer valid. Please use the code from our newest email, or ask for a new one.'

/** The same for a sign-up, where the code counts only in the browser that asked for it, or with the password. */
export const wrongSignUpCode =
  'This code is not right or no longer valid here. Please use the code from our newest email in the browser where you signed up, or sign in here with your password first.'

export const alreadySignedIn = 'There is already a signed in user.'
export const signOutFirst = 'Please sign out first, then sign in again.'
export const notConfirmed = 'Please confirm your email first: enter the code that we sent you.'
export const mustReset = 'Please choose a new password first: enter the code that we sent you.'
export const onProviderPage =
  'This account signs in with an authenticator, or has a step to take that this form cannot. Please continue on the secure sign-in page.'
export const codeMissing = 'Please enter the 6 digits that your authenticator app shows.'
export const newPasswordOnPage = 'Please choose a new password first, on the secure sign-in page.'
export const authenticatorToSetUp =
  'This account signs in with an authenticator app. Please set it up on the secure sign-in page.'

/** The same for a wrong code, a used one, a password that changed meanwhile, and a pause. */
export const wrongAuthenticatorCode =
  'This code is not right, or it was used before. Please wait for the next one in your authenticator app. After 5 wrong tries signing in pauses for 15 minutes.'

/** For a token that is not of the sign-in page, too old, or was handed over before. */
export const pageSignInRefused = 'This sign-in is not valid any more. Please sign in again.'
export const credentialsMissing = 'Please enter your email and password.'
