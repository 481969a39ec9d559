/** Words in a name that say that one drinks a coffee or eats a cake there. */
const words: readonly RegExp[] = [
  /\b(caf[eé]|caff[eè]|coffee|espresso|kissaten|tea ?(house|room)|gelat(eria|o))(?!\p{L})/iu,
  /\b(p[aâ]tisserie|boulangerie|bakery|pasticceria|konditorei|ice ?cream)(?!\p{L})/iu,
  /\b(pastelaria|confeitaria|queijadas?)(?!\p{L})/iu,
]

/** A house for coffee, cake or ice: it serves no meal. */
export const isCafe = (name: string): boolean => words.some((one) => one.test(name))
