import { z } from 'zod'

/** The file with which a search engine verifies who owns the site; the engine sets its name and content. */
export const searchSettings = {
  SEARCH_VERIFICATION_FILE: z
    .string()
    .max(120)
    .regex(/^[\w-]+\.(html|txt|xml)$/i, 'must be a file name such as google1234.html')
    .refine((name) => !/^(robots\.txt|sitemap(-test)?\.xml)$/i.test(name), {
      error: 'is the name of another file on the site',
    })
    .optional(),
  SEARCH_VERIFICATION_CONTENT: z.string().min(1).max(2000).optional(),
}

/** One without the other verifies nothing. */
export function searchErrors(settings: {
  readonly SEARCH_VERIFICATION_FILE?: string | undefined
  readonly SEARCH_VERIFICATION_CONTENT?: string | undefined
}): string[] {
  const { SEARCH_VERIFICATION_FILE: file, SEARCH_VERIFICATION_CONTENT: content } = settings
  if (file && !content) return ['SEARCH_VERIFICATION_CONTENT: SEARCH_VERIFICATION_FILE needs it']
  if (content && !file) return ['SEARCH_VERIFICATION_FILE: SEARCH_VERIFICATION_CONTENT needs it']
  return []
}
