/** Files that import each other, found from `key` on, by their keys in the manifest; nothing if there are none. */
function circleFrom(manifest, key, path, done) {
  if (path.includes(key)) return [...path.slice(path.indexOf(key)), key]
  if (done.has(key)) return undefined
  for (const next of manifest[key]?.imports ?? []) {
    const circle = circleFrom(manifest, next, [...path, key], done)
    if (circle) return circle
  }
  done.add(key)
  return undefined
}

/**
 * Modules that travel together may tie files into a circle although no module imports itself: one of
 * them then runs before what it needs is there. Throws with the circle's names.
 */
export function checkCircles(manifest) {
  const done = new Set()
  for (const key of Object.keys(manifest)) {
    const circle = circleFrom(manifest, key, [], done)
    if (circle)
      throw new Error(
        `chunk-groups.mjs: these files import each other: ${circle.map((name) => manifest[name]?.file ?? name).join(' → ')}`,
      )
  }
}
