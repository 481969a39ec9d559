import type { Mail } from '#platform/server/mail/mailer.ts'

/** Who writes: the sentences every letter ends with. */
export interface Letterhead {
  readonly name: string
  readonly protectionLine: string
  readonly contactLine: string
}

const foot = ({ protectionLine, contactLine }: Letterhead) => `${protectionLine}\n${contactLine}\n`

/** The letter with the link. It names nobody: whoever reads somebody else's mail learns no name. */
export const resetMail = (to: string, link: string, business: Letterhead): Mail => ({
  to,
  subject: `A new password for ${business.name}`,
  text: `Somebody, probably you, asked for a new password for ${business.name}.

Choose it here, within an hour. The link works once:
${link}

If it was not you, there is nothing to do: your password stays as it is.

${foot(business)}`,
})

/** Tells the owner that the password is another now. */
export const passwordChangedMail = (to: string, site: string, business: Letterhead): Mail => ({
  to,
  subject: `Your ${business.name} password was changed`,
  text: `The password of your ${business.name} account was changed just now, and every session has ended.

If it was you, all is well. If it was not, choose a new password at once, and tell us:
${site}/account/reset-password

${foot(business)}`,
})
