import defaultPicture from './default-picture.svg?no-inline'
import { whenNear } from './near-view.ts'

function showDefault(image: HTMLImageElement): void {
  if (image.dataset['failed'] !== undefined) return
  image.dataset['failed'] = ''
  image.src = defaultPicture
}

const hasFailed = (image: HTMLImageElement): boolean =>
  image.hasAttribute('src') && image.complete && image.naturalWidth === 0

/**
 * What `Image` does for its own, for pictures in HTML that no component holds: lazy ones load within
 * 50 px of the window, a failed one shows the default picture. Returns how to stop.
 */
export function loadPictures(container: Element): () => void {
  const images = [...container.querySelectorAll('img')]
  images.filter(hasFailed).forEach(showDefault)
  const stops = images
    .filter((image) => !image.hasAttribute('src'))
    .map((image) =>
      whenNear(image, () => {
        image.src = image.dataset['src'] ?? defaultPicture
      }),
    )
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) showDefault(target)
  }
  // Errors of pictures do not bubble; on their way down they can be heard.
  container.addEventListener('error', onError, true)
  return () => {
    container.removeEventListener('error', onError, true)
    for (const stop of stops) stop()
  }
}
