import { createContext, type ReactNode, useContext, useState } from 'react'

const Slot = createContext<HTMLElement | null>(null)
const SetSlot = createContext<(slot: HTMLElement | null) => void>(() => undefined)

/** Where the lists within draw their map, as long as a slot is shown; beside the list otherwise. */
export const useMapSlot = (): HTMLElement | null => useContext(Slot)

/** Around a list with a map and the slot for it. */
export function MapSlots({ children }: { readonly children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <SetSlot value={setSlot}>
      <Slot value={slot}>{children}</Slot>
    </SetSlot>
  )
}

/** The room for a list's map; empty while none is open. */
export const MapSlot = ({ className }: { readonly className: string | undefined }) => (
  <div ref={useContext(SetSlot)} className={className} />
)
