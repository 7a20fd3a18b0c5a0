const SPAN = /^(\d{1,2})(?::(\d\d))? ?([AP]M) ?[-–] ?(\d{1,2})(?::(\d\d))? ?([AP]M)$/i

/** A span as the settings have it, `9:00 AM - 6:00 PM`, in Hindi; other texts stay as they are. */
export function toHindiHours(text: string): string {
  const [, hour, minute, half, endHour, endMinute, endHalf] = SPAN.exec(text.trim()) ?? []
  if (!hour || !endHour) return text
  return `${toHindiTime(hour, minute, half!)} – ${toHindiTime(endHour, endMinute, endHalf!)} बजे`
}

function toHindiTime(hour: string, minute: string | undefined, half: string): string {
  const time = minute === undefined || minute === '00' ? hour : `${hour}:${minute}`
  return `${periodOf(Number(hour) % 12, half.toUpperCase() === 'AM')} ${time}`
}

/** The part of the day as Hindi names it: from 4, 12, 16 and 20 o'clock. */
function periodOf(hour: number, isMorning: boolean): string {
  if (isMorning) return hour >= 4 ? 'सुबह' : 'रात'
  return hour < 4 ? 'दोपहर' : hour < 8 ? 'शाम' : 'रात'
}
