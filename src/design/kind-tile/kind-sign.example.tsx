import { kindShapes, placeKind } from '../art/kind-shapes.ts'
import { KindSign } from './kind-sign.tsx'

export function KindSignExample() {
  return Object.keys(kindShapes).map((name) => {
    const kind = placeKind(name)
    return kind ? <KindSign key={name} kind={kind} size={28} /> : null
  })
}
