import { journey } from '../../deploy/local/testing/journey.ts'
import { tabTo } from './keyboard.ts'
import { newPerson, nthCodeMailedTo } from './people.ts'

journey('a person signs up, signs out and signs in with the keyboard alone', async ({ page, system }) => {
  const { name, email, password } = newPerson()
  const write = async (label: string, text: string) => {
    await tabTo(page, label)
    await page.keyboard.type(text)
  }
  const press = async (label: string) => {
    await tabTo(page, label)
    await page.keyboard.press('Enter')
  }
  await page.goto('/')
  await page.getByRole('link', { name: 'Login' }).waitFor()
  await press('Access Your Free Report')
  // The page before stays on the screen until this one is there, and has a field of the same name.
  await page.getByRole('heading', { name: 'Create Account' }).waitFor()
  await write('Full Name', name)
  await write('Email', email)
  await write('Password', password)
  await write('Confirm Password', password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor()
  await write('Verification Code', await nthCodeMailedTo(system.inbox, email, 1))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/upload')

  await press('Sign Out')
  await page.waitForURL((url) => url.pathname === '/')
  await press('Login')
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  await write('Email', email)
  await write('Password', password)
  await press('Sign In')
  await page.getByRole('button', { name: 'Choose File' }).waitFor()
  const chooser = page.waitForEvent('filechooser')
  await press('Choose File')
  await chooser
})
