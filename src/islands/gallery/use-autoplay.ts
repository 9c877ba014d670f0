import { useEffect, useState, useSyncExternalStore } from 'react';
import { autoplayInterval } from './gallery.ts';

/**
 * Moves to the next picture at an interval. Pauses while a pointer hovers, and never plays for people who prefer reduced motion.
 * @param step shows the next picture; must be the same function on every render
 */
export function useAutoplay(step: () => void) {
  const [isPlaying, setPlaying] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const canPlay = !useSyncExternalStore(watchMotion, isMotionReduced, () => false);
  const isRunning = canPlay && isPlaying && !isHovered;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(step, autoplayInterval);
    return () => clearInterval(timer);
  }, [isRunning, step]);

  return {
    canPlay,
    isPlaying: canPlay && isPlaying,
    setPlaying,
    /** Handlers for the elements whose hover pauses autoplay. */
    pauseOnHover: { onPointerEnter: () => setHovered(true), onPointerLeave: () => setHovered(false) },
  };
}

const reducedMotion = '(prefers-reduced-motion: reduce)';
const isMotionReduced = () => matchMedia(reducedMotion).matches;

function watchMotion(onChange: () => void) {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
