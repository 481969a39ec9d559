import { VendorError } from './vendor-error.ts'

/** The text of an answer. Throws VendorError where it is larger than allowed, or ends early. */
export async function readCapped(
  vendor: string,
  response: Response,
  { bytes, signal }: { readonly bytes: number; readonly signal: AbortSignal },
): Promise<string> {
  const tooLarge = new VendorError(vendor, 'answer', `answers more than ${bytes} bytes`)
  if (Number(response.headers.get('content-length') ?? 0) > bytes) {
    await response.body?.cancel().catch(() => undefined)
    throw tooLarge
  }
  const decoder = new TextDecoder()
  let text = ''
  let read = 0
  try {
    for await (const chunk of response.body ?? []) {
      read += chunk.byteLength
      if (read > bytes) throw tooLarge
      text += decoder.decode(chunk, { stream: true })
    }
  } catch (error) {
    if (error instanceof VendorError || signal.aborted) throw error
    throw new VendorError(vendor, 'answer', 'breaks off its answer')
  }
  return text + decoder.decode()
}
