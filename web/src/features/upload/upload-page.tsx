export function UploadPage() {
  return <main id="content" />
}
