export { bringReleases } from './bring-releases';
export { followOnce, headIn } from './follow-once';
export { follow, type Follower, type FollowOptions, type Trouble } from './follower';
export { newestOf, type Newest } from './newest-of';
