import { useEffect, useState, useSyncExternalStore } from 'react';
import { autoplayInterval } from './gallery.ts';

/**
 * Plays the pictures when somebody asks for it: it rests while a mouse is over them, and never runs for people who want
 * less motion. `step` must stay the same function.
 */
export function useAutoplay(step: () => void) {
  const [isPlaying, setPlaying] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const canPlay = !useSyncExternalStore(watchMotion, isMotionReduced, () => true);
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
    /** For what a mouse may rest on. */
    resting: { onPointerEnter: () => setHovered(true), onPointerLeave: () => setHovered(false) },
  };
}

const reducedMotion = '(prefers-reduced-motion: reduce)';
const isMotionReduced = () => matchMedia(reducedMotion).matches;

function watchMotion(onChange: () => void) {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
