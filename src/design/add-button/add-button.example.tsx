import { AddButton } from './add-button.tsx'

const nothing = () => undefined

export function AddButtonExample() {
  return (
    <>
      <AddButton name="Hotel Kaminari" onAdd={nothing} />
      <AddButton name="Ryokan Hatsune" added onAdd={nothing} onRemove={nothing} />
    </>
  )
}
