/** A page in Spanish has its frame in Spanish, too. So few words need no code of their own. */
export const siteWords = {
  en: {
    signIn: 'Login',
    signOut: 'Sign Out',
    purpose:
      'Plainpolicy explains your policy for information. It gives no legal or insurance advice and adjusts no claims.',
    links: 'Legal and contact',
    privacy: 'Privacy',
    terms: 'Terms',
    contact: 'Contact',
    security: 'Security',
  },
  es: {
    signIn: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
    purpose:
      'Plainpolicy explica su póliza como información. No da consejos legales ni de seguros y no ajusta reclamos.',
    links: 'Textos legales y contacto',
    privacy: 'Privacidad',
    terms: 'Términos',
    contact: 'Contacto',
    security: 'Seguridad',
  },
}

export interface SiteFrameProps {
  /** Of the page between head and foot. */
  language?: keyof typeof siteWords
}
