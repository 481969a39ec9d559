import { DayMark } from '../drawn-map/day-mark.tsx'
import { RouteStrip } from './route-strip.tsx'

export function RouteStripExample() {
  return (
    <RouteStrip
      label="Day 1: the way"
      lead={<DayMark number={1} />}
      stops={[
        {
          id: 'a',
          name: 'Casa do Alecrim',
          bed: true,
          way: { km: 1.1, words: ['1.1 km', '24 min on foot'] },
        },
        { id: 'b', name: 'São Jorge Castle', way: { km: 0.35, words: ['350 m', '8 min'] } },
        { id: 'c', name: 'Alfama', way: { km: 0.3, words: ['300 m', '4 min'] } },
        { id: 'd', name: 'Tasca da Ti Albertina' },
      ]}
    />
  )
}
