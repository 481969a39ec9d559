import { z } from 'zod'

/** A site to turn to. */
export const partnerSchema = z.strictObject({ name: z.string(), url: z.url() })

/** Only in answers of a search that this agency does not offer. */
export const notOfferedFields = {
  offered: z.literal(false).optional(),
  /** Where else to look. */
  partners: z.array(partnerSchema).optional(),
}

export interface NotOffered {
  readonly offered: false
  readonly partners: { name: string; url: string }[]
}
