import { businesses } from './businesses.ts'
import { categories } from './categories.ts'
import { footer } from './footer.ts'
import { home } from './home.ts'
import { locations } from './locations.ts'
import { navigation } from './navigation.ts'
import { reviews } from './reviews.ts'
import { states } from './states.ts'

/** English, one file per noun. */
export const en = { businesses, categories, footer, home, locations, navigation, reviews, states }
