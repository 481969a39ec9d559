/** Hands a file to the browser's downloads under a name. */
export function downloadFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // The download has its own hold on the data by the next minute.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
