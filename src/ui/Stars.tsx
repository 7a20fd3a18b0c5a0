import { Icon } from './Icon.tsx'

const FIVE = [1, 2, 3, 4, 5]

/** A rating shown as five stars, floored: 4.8 is four. `label` says it in words. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {FIVE.map((star) => (
        <Icon
          key={star}
          name="star"
          className={star > Math.floor(rating) ? 'star-off' : undefined}
        />
      ))}
    </span>
  )
}

type InputProps = {
  label: string
  value: number
  onChange: (stars: number) => void
  starName: (stars: number) => string
}

/** Stars to choose with: five radio buttons underneath, so arrow keys work. */
export function StarsInput({ label, value, onChange, starName }: InputProps) {
  return (
    <fieldset className="stars stars-input">
      <legend className="field-label">{label}</legend>
      {FIVE.map((star) => (
        <label key={star} className={star <= value ? undefined : 'star-off'}>
          <span className="sr-only">{starName(star)}</span>
          <input
            type="radio"
            className="sr-only"
            name={label}
            checked={star === value}
            onChange={() => onChange(star)}
          />
          <Icon name="star" />
        </label>
      ))}
    </fieldset>
  )
}
