import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { SearchField } from '#design/search-field/search-field.tsx'
import styles from './find-dialog.module.css'
import { wordsFormText } from './messages.ts'

interface WordsFormProps {
  readonly label: string
  readonly placeholder: string
  readonly onSearch: (words: string) => void
}

/** A search box of words with its button. */
export function WordsForm({ label, placeholder, onSearch }: WordsFormProps) {
  const [words, setWords] = useState('')
  return (
    <form
      role="search"
      aria-label={wordsFormText.searchByWords}
      className={styles.search}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSearch(words.trim())
      }}
    >
      <SearchField
        label={label}
        placeholder={placeholder}
        maxLength={120}
        value={words}
        onValueChange={(text) => {
          setWords(text)
          // Clearing the box shows all results again.
          if (text === '') onSearch('')
        }}
      />
      <Button type="submit" icon={Search}>
        {wordsFormText.search}
      </Button>
    </form>
  )
}
