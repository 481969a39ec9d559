/** Sentences that give the guide orders instead of asking something. */
const order =
  /\b(?:ignore|forget|disregard|bypass|override|oublie[sz]?|ignore[sz]?|ne tiens? pas compte|ne tenez pas compte)\b.{0,60}\b(?:instructions?|rules?|prompts?|consignes?|r[eè]gles?|directives?)\b|\b(?:new|updated?|nouvelles?)\b.{0,20}\b(?:system|syst[eè]me|instructions?|consignes?|directives?|rules?)\b|^\W*(?:system|syst[eè]me|admin|developer|d[eé]veloppeur)\b[^a-z]{0,3}[:\]>]|\byou are now\b|\btu es (?:maintenant|d[eé]sormais)\b|\bvous [eê]tes (?:maintenant|d[eé]sormais)\b|\b(?:from now on|[aà] partir de maintenant|d[eé]sormais)\b.{0,120}\b(?:you|tu|vous|must|say|dois|devez|dire|r[eé]ponds?)\b|\b(?:pretend|act as|fais semblant|fais comme si|joue le r[oô]le)\b|\b(?:reveal|print|show|repeat|affiche|r[eé]v[eè]le|montre)\b.{0,40}\b(?:prompt|instructions?|consignes?|api key|cl[eé] api)\b|\b(?:always|only) (?:say|answer|reply)\b|\b(?:r[eé]ponds|dis) (?:toujours|seulement)\b/iu

const sentences = (message: string): readonly string[] =>
  message.split(/(?<=[.!?\n\]])\s+/).filter((part) => part.trim() !== '')

/** The message without its orders; as it is where nothing else would be left. */
export function withoutOrders(message: string): string {
  const all = sentences(message)
  const kept = all.filter((sentence) => !order.test(sentence))
  return kept.length > 0 && kept.length < all.length ? kept.join(' ') : message
}
