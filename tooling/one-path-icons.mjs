// An icon of lucide is a list of shapes, each an element. All are drawn with the same stroke, so one path
// draws the same: lists of a hundred rows have hundreds of elements less, and the scripts are shorter.

const number = (value) => Number(Number(value).toFixed(4))

const oval = ({ cx, cy }, rx, ry) =>
  `M${number(cx - rx)} ${number(cy)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

function box({ x = 0, y = 0, width, height, rx, ry }) {
  const [a, b] = [Number(rx ?? ry ?? 0), Number(ry ?? rx ?? 0)]
  const [across, down] = [number(width - 2 * a), number(height - 2 * b)]
  const corner = (dx, dy) => (a && b ? `a${a} ${b} 0 0 1 ${dx} ${dy}` : '')
  return `M${number(Number(x) + a)} ${number(y)}h${across}${corner(a, b)}v${down}${corner(-a, b)}h${-across}${corner(-a, -b)}v${-down}${corner(a, -b)}z`
}

/** In a path of its own a first `m` is absolute, and what follows it is relative all the same. */
function absolute({ d }) {
  const start = /^\s*m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*/.exec(d)
  if (!start) return d
  const rest = d.slice(start[0].length)
  return `M${start[1]} ${start[2]}${/^[\d.-]/.test(rest) ? 'l' : ''}${rest}`
}

const points = (text) => `M${text.trim()}`

/** Of each kind of shape: its attributes, and the same as a path. */
const shapes = {
  path: { has: ['d'], draw: absolute },
  circle: { has: ['cx', 'cy', 'r'], draw: (of) => oval(of, Number(of.r), Number(of.r)) },
  ellipse: {
    has: ['cx', 'cy', 'rx', 'ry'],
    draw: (of) => oval(of, Number(of.rx), Number(of.ry)),
  },
  line: { has: ['x1', 'y1', 'x2', 'y2'], draw: (of) => `M${of.x1} ${of.y1}L${of.x2} ${of.y2}` },
  rect: { has: ['x', 'y', 'width', 'height', 'rx', 'ry'], draw: box },
  polyline: { has: ['points'], draw: (of) => points(of.points) },
  polygon: { has: ['points'], draw: (of) => `${points(of.points)}z` },
}

/** The shapes as the data of one path, or nothing where one has a look of its own. */
export function onePath(node) {
  const parts = node.map(([tag, { key: _, ...attributes }]) => {
    const shape = Object.hasOwn(shapes, tag) ? shapes[tag] : undefined
    const isPlain = shape && Object.keys(attributes).every((name) => shape.has.includes(name))
    return isPlain ? shape.draw(attributes) : undefined
  })
  return parts.includes(undefined) ? undefined : parts.join('')
}

const data = /const __iconData = (\{.*?\n\});/s

/** For Vite: lucide's modules with one path each; the factory beside this file draws them. */
export const onePathIcons = () => ({
  name: 'one-path-icons',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler(code) {
      const [whole, literal] = data.exec(code) ?? []
      if (!literal) return undefined
      // What a package that we have installed says of its drawings, not what a visitor sends.
      const path = onePath(new Function(`return ${literal}`)().node)
      if (path === undefined) return undefined
      const short = `const __iconData = ${JSON.stringify({ path })};`
      return { code: code.replace(whole, () => short).replace('__iconData.node;', ''), map: null }
    },
  },
})
