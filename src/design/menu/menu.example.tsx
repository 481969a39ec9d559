import { ArrowRightLeft, Copy, Ellipsis, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Menu } from './menu.tsx'

const items = [
  { id: 'move', label: 'Move to another day', icon: ArrowRightLeft },
  { id: 'copy', label: 'Copy', icon: Copy },
  { id: 'share', label: 'Share', icon: Share2, disabled: true },
  { id: 'remove', label: 'Remove', icon: Trash2, destructive: true, apart: true },
]

export function MenuExample() {
  const [chosen, setChosen] = useState('nothing')
  return (
    <>
      <Menu label="Meiji Jingu" items={items} onChoose={setChosen}>
        {(trigger) => <IconButton icon={Ellipsis} label="More for Meiji Jingu" {...trigger} />}
      </Menu>
      <Menu
        label="Trip"
        side="end"
        items={[{ id: 'help', label: 'Help', href: '#menu' }, ...items]}
        onChoose={setChosen}
      >
        {(trigger) => (
          <Button look="line" {...trigger}>
            Trip menu
          </Button>
        )}
      </Menu>
      <span className="small mute">Chosen: {chosen}</span>
    </>
  )
}
