export const maxPolicyBytes = 10 * 1024 * 1024

/** A short title and what to do about it. */
export interface Words {
  title: string
  description: string
}

// Some systems know no type for a file; its name must do then. What it really is, the server looks at.
const looksLikePdf = ({ type, name }: File) => type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name))

/** What is wrong with a chosen file, or null. */
export function faultOfFile(file: File): Words | null {
  if (!looksLikePdf(file)) return { title: 'Invalid File Type', description: 'Please upload a PDF file only.' }
  if (file.size > maxPolicyBytes) {
    return { title: 'File Too Large', description: 'Please upload a file smaller than 10MB.' }
  }
  return null
}

export const fileRequired: Words = {
  title: 'Policy File Required',
  description: 'Please upload your policy document to continue.',
}
