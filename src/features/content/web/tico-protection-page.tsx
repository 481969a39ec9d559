import type { ComponentType } from 'react'
import { TextPageFrame } from './text-page.tsx'
import { loadTextPage } from './texts.ts'
import { ticoProtectionPageText } from './messages.ts'

/** What the registration means for the traveller's money, and what it does not. */
export async function loadTicoProtectionPage(): Promise<ComponentType> {
  const text = await loadTextPage('tico-protection')
  return function TicoProtectionPage() {
    return (
      <TextPageFrame
        text={text}
        poster={{ slug: 'vancouver', name: ticoProtectionPageText.vancouver, place: 'Canada' }}
      />
    )
  }
}
