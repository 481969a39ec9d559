// Takes the place of lucide's own factory in the site: the drawings are lucide's, and what is not used
// of the factory (context, class names, absolute strokes) stays at home. Saves a kilobyte of each visit.
import { createElement } from 'react'

const createLucideIcon =
  ({ path, node }) =>
  ({ size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      path
        ? createElement('path', { d: path })
        : node.map(([tag, attributes]) => createElement(tag, attributes)),
    )

// oxlint-disable-next-line import/no-default-export -- lucide's drawings import it so
export default createLucideIcon
