export { bringReleases } from './bring-releases';
export { followOnce } from './follow-once';
export { withdrawnForgetter } from './forget-withdrawn';
export { headIn } from '../release/pointers';
export { follow, type Follower, type FollowOptions, type Trouble } from './follower';
export { newestOf, type Newest } from './newest-of';
