/** A path of this site to go back to after sign-in; anything else becomes the home page. */
export function returnPath(wanted: string | undefined | null): string {
  if (!wanted || !wanted.startsWith('/')) return '/'
  // '//host' and '/\host' leave the site, control characters are stripped by browsers first.
  if (/^\/[/\\]|[\p{Cc}\\]/u.test(wanted)) return '/'
  return wanted
}
