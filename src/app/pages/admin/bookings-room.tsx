import { useState } from 'react'
import { Tabs } from '#design/tabs/tabs.tsx'
import { BookingsPanel } from './bookings-panel.tsx'
import { FaresPanel } from './fares-panel.tsx'
import { bookingsRoomText as text } from './messages.ts'

const kinds = [
  { id: 'stays', label: text.stays, content: <BookingsPanel /> },
  { id: 'fares', label: text.fares, content: <FaresPanel /> },
]

/** What travellers have booked and hold. */
export function BookingsRoom() {
  const [kind, setKind] = useState('stays')
  return <Tabs label={text.kinds} value={kind} onValueChange={setKind} items={kinds} />
}
