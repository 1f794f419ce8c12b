export const codeSent = 'A verification code has been sent to your email. Please check your inbox.'
export const passwordReset = 'Password reset successfully! You can now sign in with your new password.'
